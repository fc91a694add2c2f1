import '@evenhand/ui/styles/base.css';

export { Button, Divider, Flex, Grid, Space, Tooltip } from 'antd';
export { Antd } from './antd';
