import type { ReactNode } from 'react'
import type { TemplatePart } from '#content/pages/contract.ts'

export type Template = { id: number; part: TemplatePart }

/** A template's own element, by which it is found: ?theme_template_id= leads to it. */
export function TemplateBox({ template, children }: { template: Template | undefined; children: ReactNode }) {
  if (!template) return children
  const { id, part } = template
  return (
    <div className={`elementor elementor-${id} elementor-location-${part}`} data-elementor-type={part} data-elementor-id={id}>
      {children}
    </div>
  )
}
