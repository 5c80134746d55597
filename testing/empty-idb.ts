/** In place of `idb-keyval`, which jsdom can't run: stores nothing. */
export const createStore = () => () => Promise.resolve();
export const promisifyRequest = () => Promise.resolve();
export const setMany = () => Promise.resolve();
export const delMany = () => Promise.resolve();
export const getMany = () => Promise.resolve([]);
export const keys = () => Promise.resolve([]);
