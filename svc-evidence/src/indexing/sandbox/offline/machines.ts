/** `io_uring_setup`, `_enter`, `_register`, and `pidfd_getfd`: equal numbers on all architectures. */
const everywhere = [425, 426, 427, 438];

/** Load address, and offset of `struct sock_fprog`: the code below contains it as 0x400078. */
export const [BASE, FILTER] = [0x400000, 0x78];

/**
 * What differs between processors. Each program runs `prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)`,
 * `seccomp(SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, filter)` and `execve(argv[1], argv + 1, environ)`. It
 * exits with 126 when the kernel takes no filter, and with 127 when the other program cannot be started.
 */
export const machines = {
  x64: {
    elf: 62,
    architecture: 0xc000003e,
    /**
     * socket, connect, accept, sendto, sendmsg, bind, listen, socketpair, ptrace, accept4, sendmmsg, process_vm_readv,
     * process_vm_writev.
     */
    refused: [41, 42, 43, 44, 46, 49, 50, 53, 101, 288, 307, 310, 311, ...everywhere],
    code: [
      'bf26000000', // mov edi, 38
      'be01000000', // mov esi, 1
      '31d2', // xor edx, edx
      '4531d2', // xor r10d, r10d
      '4531c0', // xor r8d, r8d
      'b89d000000', // mov eax, 157
      '0f05', // syscall
      '85c0', // test eax, eax
      '753b', // jne refused
      'bf01000000', // mov edi, 1
      'be04000000', // mov esi, 4
      'ba78004000', // mov edx, 0x400078
      'b83d010000', // mov eax, 317
      '0f05', // syscall
      '85c0', // test eax, eax
      '7521', // jne refused
      '488b7c2410', // mov rdi, [rsp + 16]
      '488d742410', // lea rsi, [rsp + 16]
      '488b0424', // mov rax, [rsp]
      '488d54c410', // lea rdx, [rsp + rax * 8 + 16]
      'b83b000000', // mov eax, 59
      '0f05', // syscall
      'bf7f000000', // mov edi, 127
      'eb05', // jmp exit
      'bf7e000000', // refused: mov edi, 126
      'b8e7000000', // exit: mov eax, 231
      '0f05', // syscall
    ],
  },
  arm64: {
    elf: 183,
    architecture: 0xc00000b7,
    /** The same calls as above. */
    refused: [198, 203, 202, 206, 211, 200, 201, 199, 117, 242, 269, 270, 271, ...everywhere],
    code: [
      'c00480d2', // mov x0, #38
      '210080d2', // mov x1, #1
      '020080d2', // mov x2, #0
      '030080d2', // mov x3, #0
      '040080d2', // mov x4, #0
      'e81480d2', // mov x8, #167
      '010000d4', // svc #0
      '000200b5', // cbnz x0, refused
      '200080d2', // mov x0, #1
      '810080d2', // mov x1, #4
      '020f80d2', // mov x2, #0x78
      '0208a0f2', // movk x2, #0x40, lsl #16
      'a82280d2', // mov x8, #277
      '010000d4', // svc #0
      '200100b5', // cbnz x0, refused
      'e00b40f9', // ldr x0, [sp, #16]
      'e1430091', // add x1, sp, #16
      'e20340f9', // ldr x2, [sp]
      '220c028b', // add x2, x1, x2, lsl #3
      'a81b80d2', // mov x8, #221
      '010000d4', // svc #0
      'e00f80d2', // mov x0, #127
      '02000014', // b exit
      'c00f80d2', // refused: mov x0, #126
      'c80b80d2', // exit: mov x8, #94
      '010000d4', // svc #0
    ],
  },
};
export type Machine = (typeof machines)[keyof typeof machines];
