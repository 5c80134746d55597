import { company } from '@/content/company';
import { newsletter } from '@/content/newsletter';
import { NewsletterSignup } from './newsletter-signup';

/** The newsletter's column in the footer. It stands on every page, so its words stay on the server's side. */
export function NewsletterForm() {
  return (
    <div>
      <h2 className="mb-3 text-large">{newsletter.heading}</h2>
      <p>{newsletter.text}</p>
      <NewsletterSignup
        action={`${company.email.href}?subject=${encodeURIComponent(newsletter.heading)}`}
        label={newsletter.label}
        placeholder={newsletter.placeholder}
        button={newsletter.button}
        confirmation={newsletter.confirmation}
      />
    </div>
  );
}
