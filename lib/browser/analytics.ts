type EventParameters = Readonly<Record<string, string>>;

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, parameters: EventParameters) => void;
  }
}

/**
 * Tells the site's analytics, if the owner has installed any (spec section 7). The site ships none.
 * A tag that fails must not cost the visitor anything, so its errors end here.
 */
export function track(name: 'form_submit' | 'newsletter_signup' | 'review_click', parameters: EventParameters): void {
  try {
    window.gtag?.('event', name, parameters);
  } catch {
    // The visitor's own action goes on.
  }
}
