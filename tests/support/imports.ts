import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

export type Import = {
  /** The file that imports, by its path from the root. */
  from: string
  specifier: string
  /** A file of ours, by its path from the root; or a package (or node:…) by its specifier. */
  to: { file: string } | { package: string }
  /** Erased before the code runs. An `import { type X }` is not: what is left of it still loads the module. */
  typeOnly: boolean
}

/** Every import, export-from and dynamic import in files that match, from their text. */
export function readImports(root: string, pattern: string): Import[] {
  const aliases = Object.entries(
    (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
  )
  return globSync(pattern, { cwd: root }).flatMap((file) =>
    importsOf(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'), aliases),
  )
}

export function importsOf(file: string, source: string, aliases: [string, string][] = []): Import[] {
  const parsed = parseSync(file, source)
  const { module, errors } = parsed
  if (errors[0]) throw new Error(`${file} can't be read: ${errors[0].message}`)
  const found: { specifier: string; typeOnly: boolean }[] = []
  const isTypeOnly = (start: number) => /^(import|export)\s+type\s(?!\s*from\b)/.test(source.slice(start, start + 40))
  for (const { moduleRequest, start } of module.staticImports)
    found.push({ specifier: moduleRequest.value, typeOnly: isTypeOnly(start) })
  for (const { entries, start } of module.staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value
    if (specifier) found.push({ specifier, typeOnly: isTypeOnly(start) })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (literal) found.push({ specifier: literal[2]!, typeOnly: false })
  }
  // The tree takes most of the time, and few files name a type in place.
  if (/\bimport\s*\(/.test(source))
    new Visitor({ TSImportType: (node) => found.push({ specifier: node.source.value, typeOnly: true }) }).visit(parsed.program)
  return found.map((one) => ({ from: file, ...one, to: resolve(file, one.specifier, aliases) }))
}

function resolve(file: string, specifier: string, aliases: [string, string][]): Import['to'] {
  if (specifier.startsWith('.')) return { file: posix.join(posix.dirname(file), specifier) }
  for (const [alias, target] of aliases) {
    const start = alias.slice(0, -1) // "#kit/*" without its star
    if (specifier.startsWith(start)) return { file: posix.join(target.slice(0, -1), specifier.slice(start.length)) }
  }
  return { package: specifier }
}
