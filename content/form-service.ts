import { encodingOf, trapFieldOf } from '@/lib/mail/form-service';
import { company } from './company';

/** Where the forms send messages. Undefined: they open the visitor's email app. */
export const { formService } = company.ownerFacts;

export const sendsPhotos = formService?.photoField !== undefined;

/** How the browser sends a form without scripts. */
export const formEncoding = formService ? encodingOf(formService) : 'text/plain';

/** The field that only programs fill in. */
export const trapFields: readonly string[] = formService ? [trapFieldOf(formService)] : [];

/** Services answer to the address in the field `email`. In an email, the field's name is its label. */
export const emailField = (formService ? 'email' : 'Email') as 'Email';
