import { defaultTreeAdapter as tree } from 'parse5';
import { markers } from '@/scripts/build/export/framework-markers';
import { attributeOf, elementsIn, textIn, type Document } from '@/scripts/build/export/html-tree';
import { UnknownMarkup } from '@/scripts/build/export/unknown-markup';

/** The scripts that hydrate a page. All but the start are addresses. */
export interface PageScripts {
  readonly scripts: readonly string[];
  /** Starts the page, so it is fetched last. */
  readonly runtime: readonly string[];
  /** The call that tells the runtime which scripts the page needs. */
  readonly start: string;
}

/** Removes the framework's scripts from the page, so that the browser does not fetch them by itself. */
export function takeScripts(document: Document, page: string): PageScripts {
  const found = new Map<string, boolean>();
  for (const element of [...elementsIn(document)]) {
    if (markers.script(element)) {
      found.set(attributeOf(element, 'src') ?? '', markers.runtimeScript(element));
      tree.detachNode(element);
    } else if (markers.scriptPreload(element) || markers.oldBrowserScript(element)) {
      tree.detachNode(element);
    }
  }
  const addresses = [...found];
  const runtime = addresses.filter(([, isRuntime]) => isRuntime).map(([address]) => address);
  const scripts = addresses.filter(([, isRuntime]) => !isRuntime).map(([address]) => address);
  if (scripts.length === 0) throw new UnknownMarkup(page, 'script', 'no framework script is written as expected.');
  if (runtime.length === 0)
    throw new UnknownMarkup(page, 'runtimeScript', "the bundler's runtime is not among the scripts.");

  const left = [...elementsIn(document)].find(
    (element) =>
      (element.tagName === 'script' && attributeOf(element, 'src') !== undefined) ||
      (element.tagName === 'link' &&
        (attributeOf(element, 'as') === 'script' || attributeOf(element, 'rel') === 'modulepreload')),
  );
  if (left) {
    const tag = `<${left.tagName} ${left.attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;
    throw new UnknownMarkup(page, 'script', `an unknown script tag is left: ${tag}`);
  }
  const startCall = [...elementsIn(document)].find(markers.startCall);
  if (!startCall) throw new UnknownMarkup(page, 'startCall', 'the call that starts the page is missing.');
  tree.detachNode(startCall);
  return { scripts, runtime, start: textIn(startCall) };
}
