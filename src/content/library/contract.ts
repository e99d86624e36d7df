/** What a design of the merchant's own is: something to be copied, or a block that pages show as it is kept. */
export const LIBRARY_KINDS = ['section', 'page', 'block'] as const
export type LibraryKind = (typeof LIBRARY_KINDS)[number]
/** How the table of contents names them. */
export type LibraryPart = `library-${LibraryKind}`

/** The widget that shows a block, and its setting that names which. */
export const BLOCK_WIDGET = 'template'
export const BLOCK_SETTING = 'template_id'

/** Blocks as pages read them. */
export type BlockReader = {
  /** The document of a block, not read yet; undefined for one that is not there. */
  blockDocument: (id: number) => Promise<unknown>
}

export type DesignUse = { kind: 'page' | 'post' | 'template' | 'shop-page' | 'popup' | 'block'; id: number; title: string }
