import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { SiteLink, type SiteLinkProps } from './site-link';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  /* On a tinted background. */
  | 'secondary-white'
  | 'shutter'
  | 'primary-on-dark'
  | 'secondary-on-dark';

export type ButtonSize = 'regular' | 'small' | 'bar';

interface VariantProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  'secondary-white': 'button-secondary-white',
  shutter: 'button-shutter',
  'primary-on-dark': 'button-primary-on-dark',
  'secondary-on-dark': 'button-secondary-on-dark',
};

const sizeClasses: Readonly<Record<ButtonSize, string>> = {
  regular: '',
  small: 'button-small',
  bar: 'button-bar',
};

export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: SiteLinkProps & VariantProps) {
  return <SiteLink className={clsx('button', variantClasses[variant], sizeClasses[size], className)} {...rest} />;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  type = 'button',
  className,
  ...rest
}: ComponentPropsWithoutRef<'button'> & VariantProps) {
  return (
    <button type={type} className={clsx('button', variantClasses[variant], sizeClasses[size], className)} {...rest} />
  );
}
