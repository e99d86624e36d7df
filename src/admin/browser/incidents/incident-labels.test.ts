import { expect, test } from 'vitest'
import { affectedRow, dutiesOf, eventText, type IncidentRecord, problemsIn, typedOf } from './incident-labels.ts'

const INCIDENT: IncidentRecord = {
  id: 1,
  title: 'Chave exposta',
  known_at_gmt: '2026-11-18T13:00:00',
  open_from_gmt: '2026-11-01T03:00:00',
  open_to_gmt: '2026-11-18T13:00:00',
  what_happened: '',
  what_was_done: '',
  told_authority_at_gmt: null,
  told_people_at_gmt: null,
  deadlines: {
    tell_by_gmt: '2026-11-25T02:59:59',
    tell_by_small_gmt: '2026-11-28T02:59:59',
    complete_by_gmt: '2026-12-18T02:59:59',
    complete_by_small_gmt: '2027-01-19T02:59:59',
    keep_until_gmt: '2031-11-18T13:00:00',
  },
  version: 1,
}

test('what has to be done is told with its days, and what was done no longer', () => {
  expect(dutiesOf(INCIDENT)[0]).toBe('Comunicar à ANPD até 24/11/2026 (agentes de pequeno porte: 27/11/2026).')
  expect(dutiesOf(INCIDENT)).toHaveLength(4)
  const told = dutiesOf({ ...INCIDENT, told_authority_at_gmt: '2026-11-19T12:00:00', told_people_at_gmt: '2026-11-19T12:00:00' })
  expect(told).toEqual([
    'Completar a comunicação até 17/12/2026 (pequeno porte: 18/01/2027).',
    expect.stringContaining('18/11/2031'),
  ])
})

test("an incident is corrected in the shop's time, and nothing is known before it happens", () => {
  const typed = typedOf(INCIDENT)
  expect(typed).toEqual({
    title: 'Chave exposta',
    known_at: '2026-11-18T10:00',
    open_from: '2026-11-01T00:00',
    open_to: '2026-11-18T10:00',
  })
  const now = new Date('2026-11-18T13:00:30Z')
  expect(problemsIn(typed, now)).toEqual({})
  expect(problemsIn({ ...typed, known_at: '2030-01-01T00:00' }, now)).toEqual({ known_at: 'Este momento ainda não chegou.' })
  expect(problemsIn({ ...typed, open_to: '2026-10-01T00:00' }, now)).toHaveProperty('open_to')
})

test('a person and an event are told in words', () => {
  const person = {
    email: 'a@b.example',
    name: 'Ana',
    phone: '',
    has_password: true,
    has_document: false,
    has_address: true,
    orders: 2,
  }
  expect(affectedRow(person)).toEqual(['a@b.example', 'Ana', '', 'sim', 'não', 'sim', '2'])
  expect(eventText({ id: 1, at_gmt: '', kind: 'key-made', who: 'helena', detail: 'ERP' })).toBe(
    'Chave de acesso criada · helena · ERP',
  )
})
