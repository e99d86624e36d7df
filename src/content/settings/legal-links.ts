import { isRecord } from '#kit/is-record.ts'
import type { LegalLink } from './contract.ts'

/** The row that the database keeps true as legal pages are published and taken back (`db/migrations/0135_legal_pages.sql`). */
export const LEGAL_LINKS_SETTING = 'legal_links'

export const readLegalLinks = (stored: unknown): LegalLink[] =>
  Array.isArray(stored)
    ? stored.flatMap((link) => {
        const { title, url } = isRecord(link) ? link : {}
        return typeof title === 'string' && typeof url === 'string' && /^\/[a-z0-9-]+\/$/.test(url) ? [{ title, url }] : []
      })
    : []
