import { ServiceFields } from '@/components/mail-form/service-fields';
import { Text } from '@/components/ui/rich-text';
import { formEncoding, formService } from '@/content/form-service';
import { formAction } from '@/content/mail';
import { newsletter } from '@/content/newsletter';
import { NewsletterSignup } from './newsletter-signup';

/** A server component, so that its copy isn't in the scripts of every page. */
export function NewsletterForm() {
  return (
    <div className="needs-network max-md:leading-snug max-sm:mt-2.5">
      <h2 className="text-large leading-tight md:mb-2">
        {`${newsletter.heading} `}
        {newsletter.status ? <small className="font-sans text-small font-normal">{newsletter.status}</small> : null}
      </h2>
      <Text className="max-sm:text-small" text={newsletter.text} />
      <NewsletterSignup
        action={formAction(newsletter.heading)}
        serviceFields={<ServiceFields subject={newsletter.heading} />}
        encoding={formEncoding}
        sending={formService ? newsletter.sending : undefined}
        label={newsletter.label}
        placeholder={newsletter.placeholder}
        button={newsletter.button}
        confirmation={newsletter.confirmation}
      />
    </div>
  );
}
