import { defineRoutes } from '#modules/define-module.ts'
import { useWorkbench } from './routes.ts'

export const adminModule = defineRoutes(useWorkbench)
