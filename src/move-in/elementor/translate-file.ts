import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#builder/record.ts'
import type { TranslateOptions } from './context.ts'
import { kitOf } from './kit.ts'
import { countByName } from './report.ts'
import { translateDocument } from './translate-document.ts'

type FileOptions = Pick<TranslateOptions, 'widgets' | 'newElementId'> & { isOwnPicture: (url: string) => boolean }

/** Translates the elements of a template file, and says in a few lines what became of them. */
export const translateFile =
  ({ isOwnPicture, widgets, newElementId }: FileOptions) =>
  (content: unknown[], { pageSettings, isOwn }: { pageSettings: unknown; isOwn: boolean }) => {
    const { document, report } = translateDocument(content, {
      widgets,
      isOwn,
      ...(newElementId && { newElementId }),
      ...(isRecord(pageSettings) && Array.isArray(pageSettings.system_colors) && { kit: kitOf(pageSettings) }),
      pictureOf: ({ id, url }) => (isOwnPicture(url) && id > 0 ? id : undefined),
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

const askedOf = ({ kind, address }: { kind: 'webhook' | 'email'; address: string }) =>
  kind === 'email'
    ? `Um formulário enviava as respostas por e-mail para ${address}; ligue o envio se quiser que continue.`
    : `Um formulário avisava o endereço ${address}; ligue o webhook se quiser que continue.`
