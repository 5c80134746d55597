// @ts-check
import typescript from 'typescript';

/**
 * The inline script as pages carry it: without comments and indentation. It holds no text of several lines.
 * @param {string} source
 */
export function shortened(source) {
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { target: typescript.ScriptTarget.ES2022, removeComments: true, module: typescript.ModuleKind.ESNext },
    fileName: 'inline.js',
  });
  return outputText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
