import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';

export const config = (): Readonly<ServiceConfig> => readConfig(ServiceConfig, process.env);
