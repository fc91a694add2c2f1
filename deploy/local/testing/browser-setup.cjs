const { configure } = require('@testing-library/dom');

require('@testing-library/jest-dom');

/** A second is too short where the machine does much else; what is there sooner is found sooner. */
configure({ asyncUtilTimeout: 30_000 });

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class IntersectionObserver extends ResizeObserver {
  takeRecords() {
    return [];
  }
}

/** A window of 1024 px, light, with motion allowed: no media query matches unless a test says so. */
const matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

Object.assign(globalThis, { ResizeObserver, IntersectionObserver });
Object.assign(window, { matchMedia, scrollTo() {} });
Element.prototype.scrollIntoView = () => {};

/** jsdom knows no style of pseudo elements and complains each time antd measures the scrollbar. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

/** jsdom has the dialog element, and neither opens nor closes it. */
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
  },
  close() {
    this.open = false;
  },
});

/** Tests answer for who is signed in themselves, so somebody may be: without the hint nobody would ask. */
beforeEach(() => {
  document.cookie = 'evenhand_signed_in=1; path=/';
});
