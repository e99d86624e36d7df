import { expect, test } from 'vitest'
import { mayCall } from '#http/rights/rights.ts'
import { alertsFor } from './alert-kinds.ts'

const toldTo = (...roles: string[]) =>
  alertsFor({ mayCall: (route) => mayCall(roles, 'GET', route), isAdministrator: roles.includes('administrator') }).map(
    ({ kind, screen }) => `${kind} ${screen}`,
  )

test('each role hears of what it can do something about, and is led to a screen of its own', () => {
  expect(toldTo('packer')).toEqual(['new-order /dispatch', 'stock-low /products'])
  expect(toldTo('finance')).toEqual(['chargeback /disputes', 'new-order /orders'])
  expect(toldTo('support')).toEqual(['new-order /orders', 'question /questions', 'review /reviews'])
  expect(toldTo('writer')).toEqual([])
  expect(toldTo('customer')).toEqual([])
  expect(toldTo('shop_manager')).not.toContain('job-failed /jobs')
  expect(toldTo('administrator')).toHaveLength(8)
})
