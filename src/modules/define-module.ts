import type { FastifyInstance } from 'fastify'
import type { Listener } from '#events/contract.ts'
import type { JobHandlers } from '#jobs/run.ts'

/** What a part of the shop needs, gives to those after it, and adds to the whole. Every entry may be left out. */
export type Module<Needs, Gives extends object> = {
  /** Makes what it gives of what the modules before it gave. */
  create?: (needs: Needs) => Gives | Promise<Gives>
  /** Adds its routes once everything is made, in the order of the modules. */
  routes?: (http: FastifyInstance, all: Needs & Gives) => unknown
  /** What it does later, by the names that the job table has. */
  jobs?: (all: Needs & Gives) => JobHandlers
  /** What it does when something happened in the shop, under the name by which it listens. */
  on?: (all: Needs & Gives) => { name: string; listener: Listener }
  /** Removes what nobody needs any more: each hour, in one process. */
  sweep?: (all: Needs & Gives) => Promise<unknown>
  /** Removes what lies on this machine alone and nobody needs any more: at its start and each hour, in every process. */
  tidy?: (all: Needs & Gives) => Promise<unknown>
  /** Follows the clock: each minute, in one of the shop's processes, and in each that starts. */
  everyMinute?: (all: Needs & Gives) => Promise<unknown>
  /** Writes down what this process has gathered in memory: each minute, in every process. */
  flush?: (all: Needs & Gives) => Promise<unknown>
  /** Hears what changed in the shop's content, in whichever process; `missed` when something may not have been heard. */
  onContentChange?: (all: Needs & Gives) => { changed: (tags: string[]) => void; missed: () => void }
  /** Lets go of what it holds; those that were made last close first. */
  close?: (all: Needs & Gives) => unknown
}

/** Ties the types of a module's entries together: what it gives is read from `create`. */
export const defineModule = <Needs, Gives extends object = object>(module: Module<Needs, Gives>): Module<Needs, Gives> => module

/** For a module that only adds routes. */
export const defineRoutes = <Needs>(routes: (http: FastifyInstance, needs: Needs) => unknown): Module<Needs, object> => ({
  routes,
})
