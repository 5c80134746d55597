type EventParameters = Readonly<Record<string, string>>;

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, parameters: EventParameters) => void;
  }
}

/** Does nothing unless the owner has added the Google Analytics tag. */
export function track(name: 'form_submit' | 'newsletter_signup' | 'review_click', parameters: EventParameters): void {
  try {
    window.gtag?.('event', name, parameters);
  } catch {
    // An error in the tag must not affect the visitor.
  }
}
