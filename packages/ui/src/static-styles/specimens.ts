import * as antd from 'antd';
import { createElement, type ReactElement } from 'react';

const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = antd.Modal;
const { _InternalPanelDoNotUseOrYouWillBeFired: PopconfirmPanel } = antd.Popconfirm;
const { _InternalPanelDoNotUseOrYouWillBeFired: DrawerPanel } = antd.Drawer;
const { _InternalPanelDoNotUseOrYouWillBeFired: TooltipPanel } = antd.Tooltip;
const { _InternalPanelDoNotUseOrYouWillBeFired: PopoverPanel } = antd.Popover;
const { _InternalPanelDoNotUseOrYouWillBeFired: MenuPanel } = antd.Dropdown;

const items = [{ key: '1', label: '1', title: '1', href: '#1', content: '1' }];
const panels = [{ key: '1', label: '1', children: '1' }];
const form = (...fields: ReactElement[]) =>
  createElement(antd.Form, null, ...fields.map((field, key) => createElement(antd.Form.Item, { key }, field)));

/** For every facade, each of its components drawn once: what they ask of the style system is its style sheet. */
export const specimens: Record<'base' | 'nav' | 'forms' | 'data' | 'feedback', () => ReactElement[]> = {
  base: () => [
    createElement(antd.Button, { loading: true }),
    createElement(antd.Divider),
    createElement(antd.Flex),
    createElement(antd.Row, null, createElement(antd.Col)),
    createElement(antd.Space),
    createElement(antd.Space.Compact),
    createElement(TooltipPanel, { title: '1' }),
  ],
  nav: () => [
    createElement(antd.Anchor, { items }),
    createElement(antd.Breadcrumb, { items }),
    createElement(MenuPanel, { menu: { items } }, createElement('a')),
    createElement(antd.Menu, { items }),
    createElement(antd.Pagination, { total: 500, showSizeChanger: true, showQuickJumper: true }),
    createElement(antd.Segmented, { options: ['1'] }),
    createElement(antd.Steps, { items }),
    createElement(antd.Tabs, { items: panels }),
  ],
  forms: () => [
    form(
      createElement(antd.Checkbox.Group, { options: ['1'] }),
      createElement(antd.DatePicker, { open: true }),
      createElement(antd.Input, { showCount: true }),
      createElement(antd.Input.Password),
      createElement(antd.Input.Search),
      createElement(antd.Input.OTP),
      createElement(antd.Input.TextArea),
      createElement(antd.InputNumber),
      createElement(antd.Radio.Group, { options: ['1'] }),
      createElement(antd.Radio.Button),
      createElement(antd.Select, { open: true, options: [{ value: 1 }] }),
      createElement(antd.Slider),
      createElement(antd.Switch),
      createElement(antd.Upload.Dragger),
    ),
  ],
  data: () => [
    createElement(antd.Avatar),
    createElement(antd.Badge, { count: 1 }),
    createElement(antd.Collapse, { items: panels }),
    createElement(antd.Descriptions, { items: panels }),
    createElement(antd.Empty),
    createElement(antd.Progress),
    createElement(antd.Progress, { type: 'circle' }),
    createElement(antd.Table, { columns: [{ title: '1', sorter: true, filters: [] }], rowSelection: {} }),
    createElement(antd.Tag),
    createElement(antd.Timeline, { items }),
  ],
  feedback: () => [
    createElement(antd.Alert, { message: '1' }),
    createElement(DrawerPanel),
    createElement(ModalPanel),
    createElement(PopconfirmPanel, { title: '1' }),
    createElement(PopoverPanel, { title: '1' }),
    createElement(antd.Result),
    createElement(antd.Skeleton, { avatar: true }),
    createElement(antd.Spin),
  ],
};
