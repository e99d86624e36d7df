const ALWAYS: Record<string, DesignType> = {
  'e-landing-page': 'page',
  'jkit-header': 'header',
  'jkit-footer': 'footer',
  elementskit_content: 'section',
  'metform-form': 'section',
  wpr_mega_menu: 'section',
}
/** These say in a meta, or at least by their title, what they are. */
const SAID = ['elementskit_template', 'elementor-hf', 'jkit-template', 'wpr_templates', 'ae_global_templates']

export type DesignType = 'page' | 'header' | 'footer' | 'section'

/** Kinds of posts in which add-ons of Elementor keep designs. */
export const DESIGN_POST_TYPES: readonly string[] = [...Object.keys(ALWAYS), ...SAID]

/** What such a post is among templates of Elementor; undefined for other kinds of posts. */
export function designTypeOf(postType: string, said: string): DesignType | undefined {
  if (Object.hasOwn(ALWAYS, postType)) return ALWAYS[postType]
  if (!SAID.includes(postType)) return undefined
  const found = /header|footer/i.exec(said)?.[0].toLowerCase()
  return !/before/i.test(said) && (found === 'header' || found === 'footer') ? found : 'section'
}

/** Where a header or footer of an add-on stands: on the whole site, as nearly all of them do. */
export const designConditions = (type: DesignType): string[] | undefined =>
  type === 'header' || type === 'footer' ? ['include/general'] : undefined
