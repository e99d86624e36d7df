/** The shop's name, as the page of the workbench carries it. */
export const shopName = () => document.getElementById('painel')?.dataset.shop ?? ''
