import type { RaRecord } from 'react-admin'
import type { Entry } from './entries.ts'

/** Which records of a section the palette finds: a folder's `finder.ts` says so. */
export type Finder = {
  resource: string
  /** Of one found record. */
  entryOf: (record: RaRecord) => Entry
}

type Options<T extends RaRecord> = {
  resource: string
  heading: Entry['heading']
  label: (record: T) => string
  about: (record: T) => string
  address: (record: T) => string
  /** Names of people stay out of what the browser keeps. */
  isRemembered?: boolean
}

export const defineFinder = <T extends RaRecord>({
  resource,
  heading,
  label,
  about,
  address,
  isRemembered = false,
}: Options<T>): Finder => ({
  resource,
  entryOf: (record) => {
    const own = record as T // the API answers this resource with these
    return { to: address(own), label: label(own), about: about(own), words: '', heading, isRemembered }
  },
})
