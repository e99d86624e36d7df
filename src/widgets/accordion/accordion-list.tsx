import type { ReactNode } from 'react'
import type { Settings } from '#builder/fields.ts'
import { Icon } from '#ui/icon.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { accordionLook, TITLE_TAGS } from './accordion-fields.ts'
import { faqFacts, type Question } from './faq-facts.ts'

export type AccordionRow = { key: string; title: string; content: ReactNode; isOpen: boolean; id?: string | undefined }
type Props = {
  rows: AccordionRow[]
  titleTag: keyof typeof TITLE_TAGS
  look: Settings<typeof accordionLook>
  /** What items share that take turns; none where several may be open. */
  group: string | undefined
  /** What is told of it to search engines, where the merchant wants that. */
  questions: Question[]
}

/** Opens and closes by the browser's own means: items that share a name take turns, with no script at all. */
export function AccordionList({ rows, titleTag: Title, look, group, questions }: Props) {
  const { selected_icon: mark, selected_active_icon: activeMark } = look
  const facts = look.faq_schema ? faqFacts(questions) : undefined
  return (
    <div className="elementor-accordion" data-look={look.look} data-icon={look.icon_align === 'left' ? 'left' : undefined}>
      {rows.map(({ key, id, title, isOpen, content }) => (
        <details key={key} id={id} className="elementor-accordion-item" name={group} open={isOpen}>
          <summary className="elementor-tab-title">
            <Title className="elementor-accordion-title">{title}</Title>
            {mark !== '' && (
              <span className="elementor-accordion-icon" data-mark={mark === 'chevron-down' ? 'chevron' : mark}>
                <Icon name={mark} />
                <Icon name={activeMark} />
              </span>
            )}
          </summary>
          {content}
        </details>
      ))}
      {facts && <TrustedMarkup as="script" type="application/ld+json" html={facts} />}
    </div>
  )
}
