import '@evenhand/ui/styles/forms.css';

export { Checkbox, DatePicker, Form, Input, InputNumber, Radio, Select, Slider, Switch, Upload } from 'antd';
