import '@evenhand/ui/styles/nav.css';

export { Anchor, Breadcrumb, Dropdown, Menu, Pagination, Segmented, Steps, Tabs } from 'antd';
