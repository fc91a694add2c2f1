export const startClock = (seconds: number, over: () => void) => {
  let end = Date.now() + seconds * 1_000;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(over, end - Date.now());
  };
  wait();
  return {
    allow(more: number): void {
      end += more * 1_000;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
};
