import { expect, test } from 'vitest'
import { afterSending, arrivedText } from './after-sending.ts'
import { fileTrouble } from './file-trouble.ts'
import { sendAll } from './send-all.ts'

test('files are sent one after the other, also those that come meanwhile; a refused one keeps none back', async () => {
  const waiting = ['a', 'ruim', 'b']
  const refusals: string[] = []
  const outcome = await sendAll(waiting, {
    send: async (name) => {
      if (name === 'a') waiting.push('c')
      if (name === 'ruim') throw new Error('Não serve.')
      return name.toUpperCase()
    },
    onRefused: (name, problem) => refusals.push(`${name}: ${problem}`),
  })
  expect(outcome).toEqual({ sent: ['A', 'B', 'C'], refused: 1 })
  expect(refusals).toEqual(['ruim: Não serve.'])
})

const image = (id: number) => ({ id, media_type: 'image' as const })

test('where one picture is wanted the only one sent is chosen; of several a person chooses', () => {
  expect(afterSending({ sent: [image(1)], refused: 0 }, false)).toEqual({ pictures: [1], isChosen: true, closes: true })
  const both = afterSending({ sent: [image(1), image(2)], refused: 0 }, false)
  expect(both).toEqual({ pictures: [1, 2], isChosen: false, closes: false })
  expect(arrivedText(both)).toBe('2 imagens enviadas. Escolha uma delas.')
  const beside = afterSending({ sent: [image(1)], refused: 1 }, false)
  expect(beside).toEqual({ pictures: [1], isChosen: false, closes: false })
  expect(arrivedText(beside)).toBe('1 imagem enviada. Escolha-a na lista.')
})

test('where several are wanted all are chosen; the library stays open while a refusal is to be read', () => {
  const all = { pictures: [1, 2], isChosen: true, closes: true }
  expect(afterSending({ sent: [image(1), image(2)], refused: 0 }, true)).toEqual(all)
  const some = afterSending({ sent: [image(1)], refused: 2 }, true)
  expect(some).toEqual({ pictures: [1], isChosen: true, closes: false })
  expect(arrivedText(some)).toBe('1 imagem enviada e escolhida.')
  const none = afterSending({ sent: [{ id: 3, media_type: 'file' }], refused: 0 }, true)
  expect(none).toEqual({ pictures: [], isChosen: false, closes: false })
  expect(arrivedText(none)).toBe('')
})

test('a file that could never be taken is told before it is sent', () => {
  expect(fileTrouble({ size: 0, type: 'image/png' })).toBe('O arquivo está vazio.')
  expect(fileTrouble({ size: 11 * 1024 * 1024, type: 'video/mp4' })).toContain('até 10 MB')
  expect(fileTrouble({ size: 10, type: 'application/pdf' })).toBeUndefined()
  expect(fileTrouble({ size: 10, type: 'application/pdf' }, { picturesOnly: true })).toContain('não é uma imagem')
  expect(fileTrouble({ size: 10, type: '' }, { picturesOnly: true })).toBeUndefined()
})
