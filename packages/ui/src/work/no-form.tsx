import type { ReactNode } from 'react';

/** Replaces antd's form context, which ui does not use: the values that its controls read without a form. */
export const FormProvider = ({ children }: { children?: ReactNode }) => children;
export const useForm = () => [];
