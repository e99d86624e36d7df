import type { ViewProps } from '#builder/define-widget.ts'
import { PlainIsland } from '#islands/plain-island.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { highlightLines } from './highlight.ts'
import { LANGUAGES } from './languages.ts'
import { markedLines } from './marked-lines.ts'
import { COPY } from './text.ts'
import type widget from './widget.ts'

/** Coloured here, on the server: a reader's browser gets text, and a script only to copy it. */
export default function CodeHighlight({ settings }: ViewProps<typeof widget>) {
  const { language, code, file_name, highlight_lines, copy_to_clipboard } = settings
  if (code.trim() === '') return null
  const rows = highlightLines(code, language)
  const marked = markedLines(highlight_lines, rows.length)
  const lines = rows.map(
    (html, index) => `<span class="code-line"${marked.has(index + 1) ? ' data-marked' : ''}>${html}\n</span>`,
  )
  return (
    <figure
      className="code-highlight"
      data-theme={settings.theme}
      data-numbers={settings.line_numbers ? '' : undefined}
      data-wrap={settings.word_wrap ? '' : undefined}
    >
      <figcaption>
        <span>{file_name || LANGUAGES[language]}</span>
        {copy_to_clipboard && (
          <PlainIsland name="code-highlight" when="interaction">
            <button type="button" className="copy-to-clipboard-button">
              {COPY}
            </button>
            <span className="screen-reader-text" role="status" />
          </PlainIsland>
        )}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys move only what they have reached */}
      <pre tabIndex={0} role="region" aria-label={`Código: ${file_name || LANGUAGES[language]}`}>
        <TrustedMarkup as="code" className={`language-${language}`} html={lines.join('')} />
      </pre>
    </figure>
  )
}
