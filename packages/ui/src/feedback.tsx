import '@evenhand/ui/styles/feedback.css';

export { Alert, Drawer, Modal, Popconfirm, Popover, Result, Skeleton, Spin } from 'antd';
