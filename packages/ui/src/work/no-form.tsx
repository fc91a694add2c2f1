import type { ReactNode } from 'react';

/** In place of antd's forms, which ui does not use: what its controls ask of one that is not there. */
export const FormProvider = ({ children }: { children?: ReactNode }) => children;
export const useForm = () => [];
