import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import { pictureIds, writeElementorClipboard, writtenElements } from '#content/library/elementor-file.ts'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../../data/provider.ts'
import { idsOf, type PageElement, setSettings, treeOf, type Tree } from '../../documents/tree.ts'
import { newElementId, type OpenDocument } from '../../documents/use-document.ts'
import { missingText, type Translated, translationTroubles } from '../../library/import-labels.ts'
import { sendPicture } from '../text/send-picture.ts'
import { type Clip, clipOf, keepStyle, keptStyle, lastCopied, readClipboard, replaceCopied, writeClipboard } from './clipboard.ts'
import { namesOf, type Words } from './element-names.ts'
import { placePasted } from './paste-place.ts'
import { aWidget, readPasted } from './read-pasted.ts'
import { elementsOf, outermost } from './several.ts'
import { copyStyle, pasteStyle, readStyle, resetStyle } from './style-copy.ts'

export type Notify = (text: string, options?: { type?: 'info' | 'success' | 'warning' | 'error'; multiLine?: boolean }) => void

/** Elements and their looks, out of a page and into this one or another. */
export function useClipboard(document: OpenDocument, words: Words, notify: Notify) {
  const provider = useDataProvider<Provider>()
  // What is read from the clipboard arrives later: it goes into the page as it is then.
  const latest = useRef(document)
  useEffect(() => void (latest.current = document))

  const copy = async () => {
    const elements = outermost(document.tree, document.selection)
    const textOf = (written: object[]) => JSON.stringify(writeElementorClipboard(location.origin, written))
    const text = textOf(writtenElements(elements, () => undefined))
    await writeClipboard(text, idsOf(elements))
    notify(elements.length === 1 ? 'Elemento copiado.' : `${count(elements.length, 'elemento copiado', 'elementos copiados')}.`)
    if (pictureIds(elements.map(allSettings)).length === 0) return
    try {
      const file = await provider.tell<{ content: object[] }>('/vitrine/v1/library/export', {
        title: '',
        type: 'section',
        document: elements,
      })
      await replaceCopied(text, textOf(file.content))
    } catch {
      // What is copied already does for this shop: only other sites need the addresses of pictures.
    }
  }

  const place = (elements: PageElement[], text?: string) => {
    const { tree, chosen, selection, change, chooseAll } = latest.current
    const copied = lastCopied()
    const isBehind = text !== undefined && copied?.text === text && selection.some((id) => copied.ids.includes(id))
    const placed = placePasted(tree, elements, { chosen: chosen?.id, isBehind, newId: newElementId })
    if (!placed.ok) return notify(placed.reason, { type: 'warning' })
    change(placed.tree, '', `Colar ${namesOf(elements, words)}`)
    chooseAll(placed.ids)
  }
  /** By the shop, which has the widgets to translate with; undefined where it could not be asked. */
  const translated = async (file: string) => {
    try {
      const answer = await provider.tell<Translated & { elements: unknown[] }>('/vitrine/v1/library/translate', { file })
      return { elements: treeOf(answer.elements), troubles: translationTroubles(answer) }
    } catch {
      return undefined
    }
  }
  const pasteText = async (text: string) => {
    const isKnown = (name: string) => words.widgets?.some((widget) => widget.name === name) ?? true
    const read = readPasted(text, { isKnown, origin: location.origin, newId: newElementId })
    if (read.kind === 'nothing') return notify('Não há nada copiado.', { type: 'info' })
    if (read.kind === 'refused') return notify(read.reason, { type: 'warning', multiLine: true })
    const { elements, troubles } = (read.unknown.length > 0 ? await translated(text) : undefined) ?? {
      elements: read.elements,
      troubles: [missingText(read.unknown, read.picturesLeft)],
    }
    place(elements, text)
    const told = troubles.filter((part) => part !== '').join('\n')
    if (told) notify(told, { type: 'warning', multiLine: true })
  }
  const pastePicture = async (file: File) => {
    const id = await sendPicture(file, notify)
    if (id !== undefined) place([aWidget('image', { image: { id, alt: '' } }, newElementId)])
  }
  const pasteClip = async ({ text, files }: Clip) => {
    const picture = files.find(({ type }) => type.startsWith('image/'))
    if (picture && text === '') return await pastePicture(picture)
    const copied = lastCopied()
    await pasteText(copied && (copied.isRefused || text === '') ? copied.text : text)
  }
  const paste = async (given?: DataTransfer) => {
    const clip = given ? clipOf(given) : await readClipboard()
    if (clip) return await pasteClip(clip)
    const copied = lastCopied()
    if (copied) return await pasteText(copied.text)
    notify('O navegador não deixou ler o que foi copiado. Use Ctrl+V.', { type: 'warning' })
  }

  const restyle = (label: string, restyled: (element: PageElement) => Record<string, unknown>) => {
    const { tree, selection, change } = document
    const elements = elementsOf(tree, selection)
    const next = elements.reduce<Tree>((grown, element) => {
      const settings = replaceEqualDeep(element.settings, restyled(element))
      return settings === element.settings ? grown : setSettings(grown, element.id, settings)
    }, tree)
    change(next, '', `${label}: ${namesOf(elements, words)}`)
  }
  return {
    copy,
    paste,
    copyStyle: () => {
      if (!document.chosen) return
      keepStyle(JSON.stringify(copyStyle(document.chosen, words)))
      notify('Estilo copiado.')
    },
    pasteStyle: () => {
      const style = readStyle(keptStyle())
      if (!style) return notify('Nenhum estilo foi copiado ainda.', { type: 'info' })
      restyle('Colar estilo', (element) => pasteStyle(element, style, words))
    },
    resetStyle: () => restyle('Redefinir estilo', (element) => resetStyle(element, words)),
  }
}

const allSettings = ({ settings, elements }: PageElement): unknown[] => [settings, ...elements.map(allSettings)]
