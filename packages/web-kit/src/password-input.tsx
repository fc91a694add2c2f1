import { LONGEST_PASSWORD } from '@evenhand/contracts/auth/password';
import { TextInput } from '@evenhand/ui/inputs';
import type { ComponentProps } from 'react';

type PasswordInputProps = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'autoComplete' | 'value' | 'onChange' | 'error'
> & { isShown?: boolean };

export const PasswordInput = ({ isShown = false, ...input }: PasswordInputProps) => (
  <TextInput {...input} type={isShown ? 'text' : 'password'} dir="ltr" maxLength={LONGEST_PASSWORD} required />
);
