import { useEffect, useState } from 'react';

/** The line of the window in which a section is current: a quarter of its height from the top. */
const LINE = { rootMargin: '-25% 0px -74% 0px' };

/** The id of the section that is being read. `ids` must be the same array between renders. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
    }, LINE);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
