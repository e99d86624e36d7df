import { defineRoutes } from '#modules/define-module.ts'
import { registerWorkbench } from './routes.ts'

export const adminModule = defineRoutes(registerWorkbench)
