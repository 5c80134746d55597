/** The attributes that jsdom's own style sheet shows or hides an element by. */
const attributes = ['style', 'hidden', 'open', 'type'];

const styles = new Map<string, CSSStyleDeclaration>();

const inherits = (element: Element | null): boolean =>
  element !== null &&
  (/visibility|pointer-events/.test(element.getAttribute('style') ?? '') || inherits(element.parentElement));

/**
 * Makes getComputedStyle answer once for each kind of element. jsdom matches every rule of its style sheet on each
 * call, and queries by role and clicks call it for many elements. Without other styles, only an element's own
 * attributes count, except for properties that it inherits.
 */
export function shareComputedStyles(): void {
  const ask = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || inherits(element)) return ask(element, pseudo);
    const values = attributes.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...values]);
    let style = styles.get(kind);
    if (!style) {
      const alike = document.createElementNS(element.namespaceURI, element.localName);
      for (const [index, name] of attributes.entries()) {
        const value = values[index];
        if (typeof value === 'string') alike.setAttribute(name, value);
      }
      style = ask(alike);
      styles.set(kind, style);
    }
    return style;
  };
}
