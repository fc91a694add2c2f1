import '@evenhand/ui/styles/data.css';

export { Avatar, Badge, Collapse, Descriptions, Empty, Progress, Table, Tag, Timeline } from 'antd';
