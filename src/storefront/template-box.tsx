import type { ReactNode } from 'react'
import type { TemplatePart } from '#content/pages/contract.ts'

export type Template = { id: number; part: TemplatePart }

/** A template's own element, by which it is found: ?theme_template_id= leads to it. */
export function TemplateBox({ template, children }: { template: Template | undefined; children: ReactNode }) {
  return template ? <div {...templateHooks(template)}>{children}</div> : children
}

/** What an element carries that is a template's own. */
export const templateHooks = ({ id, part }: Template) => ({
  className: `elementor elementor-${id} elementor-location-${part}`,
  'data-elementor-type': part,
  'data-elementor-id': id,
})
