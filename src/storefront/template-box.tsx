import type { ReactNode } from 'react'
import type { TemplatePart } from '#content/pages/contract.ts'

export type Template = { id: number; part: TemplatePart }

type Props = {
  template: Template | undefined
  /** The product that the template draws in its parts: scripts find what belongs together by its class. */
  product?: { id: number } | undefined
  children: ReactNode
}

/** A template's own element, by which it is found: ?theme_template_id= leads to it. */
export function TemplateBox({ template, product, children }: Props) {
  if (!template) return children
  const { className, ...hooks } = templateHooks(template)
  return product ? (
    <div {...hooks} id={`product-${product.id}`} className={`${className} product type-product post-${product.id}`}>
      {children}
    </div>
  ) : (
    <div className={className} {...hooks}>
      {children}
    </div>
  )
}

/** What an element carries that is a template's own. */
export const templateHooks = ({ id, part }: Template) => ({
  className: `elementor elementor-${id} elementor-location-${part}`,
  'data-elementor-type': part,
  'data-elementor-id': id,
})
