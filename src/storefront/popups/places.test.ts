import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import type { Popup } from '#content/popups/contract.ts'
import { joinOutside } from '#kit/csp-sources.ts'
import { outsideOf } from './places.tsx'

test('a page lets in beforehand whom a video in one of its popups would need', async () => {
  const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'widgets'))
  const video = { id: 'v', elType: 'widget', widgetType: 'video', settings: { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' } }
  const popup = { document: [{ id: 'c', elType: 'container', settings: {}, elements: [video] }] } as unknown as Popup // all that is read of it
  expect(joinOutside(outsideOf([popup], widgets))).toMatchObject({
    scripts: ['https://www.youtube.com'],
    frames: ['https://www.youtube-nocookie.com'],
  })
  expect(outsideOf([], widgets)).toEqual([])
})
