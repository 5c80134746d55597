import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';
import { addPolicy } from '@/scripts/build/export/add-policy';
import {
  markers,
  withAbsoluteUrls,
  payloadText,
  segmentOf,
  UnknownMarkup,
} from '@/scripts/build/export/framework-markers';
import { attributeOf, elementsIn, textIn, type Document, type Element } from '@/scripts/build/export/html-tree';

export interface FinishPageOptions {
  /** Path in the export, with forward slashes. */
  readonly page: string;
  readonly startsAtOnce: boolean;
  /** On every page. */
  readonly commonScript: string;
  /** Only on this page: the URL of a file that runs once the page is parsed. */
  readonly ownScript?: string;
  readonly loader: (scripts: PageScripts) => string;
  /** Of all linked sheets together, because a rule may use what another sheet defines. */
  readonly styles: string;
  readonly keepPayload: (payload: string) => string;
}

interface PageScripts {
  readonly scripts: readonly string[];
  /** Starts the page, so it's fetched last. */
  readonly runtime: readonly string[];
  readonly payload: string;
}

export function finishPage(
  text: string,
  { page, startsAtOnce, commonScript, ownScript, loader, styles, keepPayload }: FinishPageOptions,
): string {
  const document = parse(text);
  const all = () => [...elementsIn(document)];
  const head = all().find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('A parsed page always has a head.');
  inlineStyles(document, page, styles);
  placeOutlined(document, page);
  let script = commonScript;
  if (!startsAtOnce) {
    // Browsers would fetch the manifest and an icon along with the first screen. React adds the link back.
    remove(all().filter((element) => attributeOf(element, 'rel') === 'manifest'));
    const payload = keepPayload(takePayload(document, page));
    script += `;${loader({ ...takeScripts(document, page), payload })};${takeStartCall(document, page)}`;
  }
  // One element, because each element needs its own hash in the policy.
  tree.appendChild(head, createElement('script', script));
  if (ownScript !== undefined) {
    const attributes = [
      { name: 'defer', value: '' },
      { name: 'src', value: ownScript },
    ];
    tree.appendChild(head, tree.createElement('script', html.NS.HTML, attributes));
  }
  addPolicy(document, page);
  return serialize(document);
}

function createElement(tagName: 'script' | 'style', text: string): Element {
  const element = tree.createElement(tagName, html.NS.HTML, []);
  tree.insertText(element, text);
  return element;
}

function remove(elements: readonly Element[]): void {
  for (const element of elements) tree.detachNode(element);
}

/** The links to the sheets stay, disabled, because React looks for them. */
function inlineStyles(document: Document, page: string, styles: string): void {
  const unknown = (what: string) => new UnknownMarkup(page, 'styleSheet', what);
  const links = [...elementsIn(document)].filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  const [first] = links;
  if (!first?.parentNode) throw unknown('the page has no style sheet link.');
  if (!links.every(markers.styleSheet)) throw unknown('a style sheet link has unknown markup.');
  const css = withAbsoluteUrls(styles.replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim());
  if (/<\/style/i.test(css)) throw unknown('a style sheet contains "</style".');
  if (/url\(\s*["']?(?![a-z]+:|\/|#|["'])/i.test(css)) throw unknown('a style sheet has an unknown relative URL.');
  tree.insertBefore(first.parentNode, createElement('style', css), first);
  for (const link of links) link.attrs.push({ name: 'disabled', value: '' });
}

/**
 * React writes long boundaries hidden at the end of the page, with scripts that move them into place. The page is sent
 * whole, and has to be there without scripts, so they are moved now.
 */
function placeOutlined(document: Document, page: string): void {
  const elements = [...elementsIn(document)];
  const outlined = new Map(elements.filter(markers.outlined).map((element) => [segmentOf(element), element]));
  for (const slot of elements.filter(markers.outlinedSlot)) {
    const content = outlined.get(segmentOf(slot));
    const parent = slot.parentNode;
    const start = parent?.childNodes[parent.childNodes.indexOf(slot) - 1];
    if (!content || !parent || !start || !('data' in start) || start.data !== '$?')
      throw new UnknownMarkup(page, 'outlinedSlot', `the slot ${segmentOf(slot)} has no start or no content.`);
    start.data = '$';
    for (const node of [...content.childNodes]) {
      tree.detachNode(node);
      tree.insertBefore(parent, node, slot);
    }
    remove([slot, content]);
    outlined.delete(segmentOf(slot));
  }
  if (outlined.size > 0) throw new UnknownMarkup(page, 'outlined', 'a boundary has no slot.');
  remove(elements.filter(markers.outlinedScript));
}

/** The payload is half of the page's bytes, and useless until scripts run. */
function takePayload(document: Document, page: string): string {
  const pieces = [...elementsIn(document)].filter(markers.payload);
  const texts = pieces.map(payloadText);
  if (texts.includes(undefined) || texts.join('') === '')
    throw new UnknownMarkup(page, 'payload', 'the payload is missing, or part of it is of an unknown kind.');
  remove(pieces);
  return texts.join('');
}

function takeScripts(document: Document, page: string): Omit<PageScripts, 'payload'> {
  const elements = [...elementsIn(document)];
  const found = elements.filter(markers.script);
  const urls = (chosen: readonly Element[]) => [...new Set(chosen.map((script) => attributeOf(script, 'src') ?? ''))];
  const runtime = urls(found.filter(markers.runtimeScript));
  const scripts = urls(found.filter((script) => !markers.runtimeScript(script)));
  if (scripts.length === 0) throw new UnknownMarkup(page, 'script', 'no framework script was recognized.');
  if (runtime.length === 0)
    throw new UnknownMarkup(page, 'runtimeScript', "the bundler's runtime is not among the scripts.");
  remove([...found, ...elements.filter(markers.scriptPreload), ...elements.filter(markers.nomoduleScript)]);

  const left = [...elementsIn(document)].find(markers.anyScript);
  if (left) throw new UnknownMarkup(page, 'anyScript', `an unknown script is left: ${JSON.stringify(left.attrs)}`);
  return { scripts, runtime };
}

function takeStartCall(document: Document, page: string): string {
  const startCall = [...elementsIn(document)].find(markers.startCall);
  if (!startCall) throw new UnknownMarkup(page, 'startCall', 'the call that starts the page is missing.');
  tree.detachNode(startCall);
  return textIn(startCall);
}
