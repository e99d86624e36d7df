import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#kit/is-record.ts'
import type { TranslateOptions } from './context.ts'
import { kitOf } from './kit.ts'
import { countByName } from './report.ts'
import { translateDocument } from './translate-document.ts'

type FileOptions = Pick<TranslateOptions, 'widgets' | 'newElementId'> & {
  /** Where a picture of this shop stands in it; undefined for those of other sites. */
  ownPath: (url: string) => string | undefined
}

/** Translates the elements of a template file, and says in a few lines what became of them. */
export const translateFile =
  ({ ownPath, widgets, newElementId }: FileOptions) =>
  (content: unknown[], { pageSettings, isOwn }: { pageSettings: unknown; isOwn: boolean }) => {
    const { document, report } = translateDocument(withOwnPaths(content, ownPath) as unknown[], {
      widgets,
      isOwn,
      ...(newElementId && { newElementId }),
      ...(isRecord(pageSettings) && Array.isArray(pageSettings.system_colors) && { kit: kitOf(pageSettings) }),
      pictureOf: ({ id, url }) => (ownPath(url) !== undefined && id > 0 ? id : undefined),
    })
    const titles = (names: string[]) => names.map((name) => widgets.get(name)?.definition.title ?? name)
    const changed = [...countByName(report.entries, 'changed'), ...countByName(report.entries, 'parts')]
    return {
      elements: document satisfies PageElement[],
      unknown: countByName(report.entries, 'box').map(({ name, count }) => ({ name, count })),
      changed: changed.map((one) => ({ ...one, into: titles(one.into) })),
      notes: [...new Set([...report.entries.flatMap(({ notes }) => notes), ...report.left, ...report.needsConsent.map(askedOf)])],
      picturesLeft: report.missingPictures.length,
    }
  }

/** Pictures of the shop by their path: backgrounds take no other address. */
function withOwnPaths(value: unknown, ownPath: FileOptions['ownPath']): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withOwnPaths(one, ownPath))
  if (!isRecord(value)) return value
  const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnPaths(one, ownPath)]))
  return typeof own.url === 'string' ? { ...own, url: ownPath(own.url) ?? own.url } : own
}

const askedOf = ({ kind, address }: { kind: 'webhook' | 'email'; address: string }) =>
  kind === 'email'
    ? `Um formulário enviava as respostas por e-mail para ${address}; ligue o envio se quiser que continue.`
    : `Um formulário avisava o endereço ${address}; ligue o webhook se quiser que continue.`
