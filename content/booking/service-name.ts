import { bookingServices } from '@/content/booking/form';

/** What people call the chosen service: `Multiple Services` for `multiple`. An unknown value is passed on as it is. */
export function serviceName(value: string): string {
  return Object.entries(bookingServices).find(([key]) => key === value)?.[1] ?? value;
}
