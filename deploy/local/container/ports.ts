/** Ports inside containers: each service has its own, the gateway that of the site. */
export const SERVICE_PORT = 4000;
export const SITE_PORT = 8080;
