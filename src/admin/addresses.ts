/** Where the merchant's workbench stands. */
export const WORKBENCH_BASE = '/painel'
/** Its own scripts: for those who run the shop, like everything of it. */
export const WORKBENCH_FILES = `${WORKBENCH_BASE}/arquivos/`
