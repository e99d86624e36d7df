// Takes out of package.json what only the browser's files are made of: they stand in dist/ already. `npm prune` then removes the packages.
import { readFileSync, writeFileSync } from 'node:fs'

/** Packages that no file of the server loads; tests/image.test.ts proves it. */
export const ONLY_FOR_BROWSERS =
  /^(?:@emotion\/|@mui\/|@tanstack\/react-query$|prosemirror-|ra-i18n-polyglot$|react-admin$|react-hook-form$|react-router-dom$|lottie-web$|vite$)/

if (import.meta.main) {
  const { devDependencies: _, ...content } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: unknown
  }
  const dependencies = Object.entries(content.dependencies).filter(([name]) => !ONLY_FOR_BROWSERS.test(name))
  writeFileSync('package.json', JSON.stringify({ ...content, dependencies: Object.fromEntries(dependencies) }, null, 2))
}
