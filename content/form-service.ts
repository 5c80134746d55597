import { encodingOf } from '@/lib/mail/form-service';
import { company } from './company';

/** Where the forms send messages. Undefined: they open the visitor's email app. */
export const { formService } = company.ownerFacts;

export const sendsPhotos = formService?.photoField !== undefined;

/** How the browser sends a form without scripts. */
export const formEncoding = formService ? encodingOf(formService) : 'text/plain';
