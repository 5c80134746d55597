import { bookingServices } from './form';

/** `Multiple Services` for `multiple`. Unknown values are returned unchanged. */
export function serviceName(value: string): string {
  return Object.entries(bookingServices).find(([key]) => key === value)?.[1] ?? value;
}
