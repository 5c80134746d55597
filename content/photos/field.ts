import { company } from '@/content/company';
import { formService } from '@/content/form-service';

/** The texts in the page's HTML. Those that only scripts show are in list.ts. */
export const photoField = {
  label: 'Photos',
  choose: 'Choose photos',
  take: 'Take a photo',
  drop: 'or drop them here',
  hint: 'Up to 8 photos. We shrink large ones to fit in an email. They stay on this device until you send them.',
  failed: `Photo upload isn’t available. ${formService ? `Email photos to ${company.email.address}` : 'Attach photos in your email app'}.`,
} as const;
