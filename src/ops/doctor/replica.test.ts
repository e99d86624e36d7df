import { expect, test } from 'vitest'
import { replicaProblems } from './replica.ts'

const primary = { cluster: '1', database: 'vitrine', commits: 'on' }
const standby = { cluster: '1', database: 'vitrine', standsBy: true, lagSeconds: 0 }

test.each([
  ['one that has everything', {}, {}, []],
  ['one that is a little behind', {}, { lagSeconds: 5 }, []],
  ['another server', {}, { cluster: '2' }, ['não é uma réplica do banco']],
  ['another database of the same server', {}, { database: 'outra' }, ['não é uma réplica do banco']],
  ['the primary itself, or a replica that was promoted', {}, { standsBy: false }, ['não é réplica']],
  ['one that is far behind', {}, { lagSeconds: 95.4 }, ['95 segundos atrasada']],
  ['a primary that acknowledges before it writes', { commits: 'off' }, {}, ['synchronous_commit']],
])('the doctor tells of %s', (_what, ofPrimary, ofStandby, said) => {
  const problems = replicaProblems({ ...primary, ...ofPrimary }, { ...standby, ...ofStandby })
  expect(problems).toEqual(said.map((part) => expect.stringContaining(part)))
})
